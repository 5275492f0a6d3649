import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { PageBody } from "#app/ui/page-header";
import { TextField } from "#app/ui/text-field";
import { Capacity } from "../components/capacity";
import { EventHead, statusTones } from "../components/event-head";
import { EventRef, RepeatInput } from "../events.schema";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { repeatEvent, showDates } from "../series.server";

export const handle = { i18n: ["events", "errors"], title: "events:page.dates" };

export const loader = page("list", EventRef, showDates);
export const action = pageAction("list", { repeat: handler(RepeatInput, repeatEvent) });

export default function Dates() {
	const { head, dates } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("events");
	const at = paths(head.tenant);
	return (
		<PageBody width="settings">
			<EventHead head={head} current="dates" />
			<p className="mb-3 text-sm text-ink-2">{t("dates.intro")}</p>
			<ul className="card divide-y divide-line">
				{dates.map(({ id, when, status, taken, capacity, waiting, isThis }) => (
					<li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4">
						<div className="min-w-0 flex-1 basis-60">
							{isThis ? (
								<p className="font-medium" aria-current="page">
									{when.day} <span className="text-13 font-normal text-ink-3">{t("dates.this")}</span>
								</p>
							) : (
								<Link to={at.event(id)} className="link inline-flex items-center font-medium max-md:min-h-11">
									{when.day}
								</Link>
							)}
							<p className="text-13 text-ink-3">{when.hours}</p>
						</div>
						<Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>
						<div className="w-40">
							<Capacity taken={taken} capacity={capacity} />
							{waiting > 0 && <p className="text-13 text-ink-2">{t("onList", { count: waiting })}</p>}
						</div>
					</li>
				))}
			</ul>
			{head.status !== "cancelled" && (
				<Section title={t("dates.repeat")} intro={t("dates.repeatHelp")} className="mt-8">
					<Form method="post" className="flex flex-col gap-3" noValidate>
						<div className="grid max-w-120 gap-3 sm:grid-cols-2">
							<TextField
								id="count"
								name="count"
								type="number"
								min={1}
								max={26}
								label={t("dates.count")}
								error={problem.of("count")}
								defaultValue={problem.typed("count") ?? "5"}
							/>
							<TextField
								id="everyWeeks"
								name="everyWeeks"
								type="number"
								min={1}
								max={8}
								label={t("dates.everyWeeks")}
								error={problem.of("everyWeeks")}
								defaultValue={problem.typed("everyWeeks") ?? "1"}
							/>
						</div>
						<FormErrors errors={problem.summary} />
						<div>
							<SubmitButton intent="repeat" kind="secondary" icon="calendar-range">
								{t("dates.add")}
							</SubmitButton>
						</div>
					</Form>
				</Section>
			)}
		</PageBody>
	);
}
