import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { FormKeyField } from "#app/ui/form-key";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextField } from "#app/ui/text-field";
import { PresenceBadge } from "../components/presence-badge";
import { NowInput } from "../door/door.schema";
import { bookNow, showNow } from "../door/now.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { ResourceRef } from "../resources.schema";

export const handle = { i18n: ["resourceDoor", "resources", "errors"], title: "resourceDoor:now.title" };

export const loader = page("front", ResourceRef, showNow);
export const action = pageAction("front", { book: handler(NowInput, bookNow) });

/** Takes a resource that one stands before: one press is a booking. */
export default function Now() {
	const { resource, choices, day, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation(["resourceDoor", "resources"]);
	const { clock } = useFormat();
	const at = paths(tenant);
	return (
		<PageBody width="form">
			<PageHeader
				back={{ to: at.resource(resource.id), label: resource.name }}
				title={t("now.title")}
				meta={[resource.name, resource.place].filter(Boolean).join(" · ")}
				badges={<PresenceBadge presence={resource.presence} />}
			/>
			{choices.length === 0 ? (
				<Notice
					tone="warning"
					title={t("now.none")}
					action={
						<div className="flex flex-wrap gap-2">
							<LinkButton to={at.calendar({ span: "day", resource: resource.id })} icon="calendar-days">
								{t("resources:calendar.title")}
							</LinkButton>
							<LinkButton to={at.search({ day })} icon="search">
								{t("now.other")}
							</LinkButton>
						</div>
					}
				/>
			) : (
				<Form method="post" className="flex flex-col gap-5" noValidate>
					<input type="hidden" name="intent" value="book" />
					<FormKeyField />
					<TextField
						id="title"
						name="title"
						label={t("resources:field.title")}
						help={t("now.titleHelp")}
						error={problem.of("title")}
						defaultValue={problem.typed("title")}
						maxLength={200}
						autoComplete="off"
						optional
					/>
					<FormErrors errors={problem.summary} />
					<div className="grid gap-3 sm:grid-cols-3">
						{choices.map(({ minutes, until }) => (
							<button
								key={minutes}
								type="submit"
								name="minutes"
								value={minutes}
								className="btn btn-primary btn-lg flex-col"
							>
								<span>{t("now.minutes", { count: Number(minutes) })}</span>
								<span className="text-13 font-normal">{t("now.until", { time: clock(until) })}</span>
							</button>
						))}
					</div>
				</Form>
			)}
		</PageBody>
	);
}
