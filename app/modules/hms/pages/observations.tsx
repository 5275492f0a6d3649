import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { CardList, Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { AreaField } from "../components/area-field";
import { page, pageAction } from "../guard.server";
import { ObservationInput, ObservationsQuery, ThanksInput } from "../observations/observations.schema";
import { addObservation, showObservations, thank } from "../observations/observations.server";
import { paths } from "../paths";

export const handle = { i18n: ["hms", "errors"], title: "hms:observations.title" };

export const loader = page("deviations", ObservationsQuery, showObservations);
export const action = pageAction("deviations", {
	add: handler(ObservationInput, addObservation),
	thank: handler(ThanksInput, thank),
});

/** What people have seen go well, counted and thanked for. */
export default function Observations() {
	const { observations, companies, areas, chosen, count, thanked, today, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "add" });
	const refused = useFormProblem(answer, { intent: "thank" });
	const { t } = useTranslation("hms");
	return (
		<PageBody width="form">
			<PageHeader
				title={t("observations.title")}
				back={{ to: paths(tenant).deviations, label: t("deviations.title") }}
				meta={t("observations.counted", { count, thanked })}
			/>
			<Form method="post" key={count} className="group card flex flex-col gap-4 p-4" preventScrollReset noValidate>
				<TextArea
					id="text"
					name="text"
					label={t("observations.text")}
					help={t("observations.textHelp")}
					error={problem.of("text")}
					defaultValue={problem.typed("text") ?? ""}
				/>
				<SelectField
					id="company"
					name="company"
					label={t("deviation.company")}
					error={problem.of("company")}
					defaultValue={problem.typed("company") ?? chosen}
					options={[{ value: "", label: t("choose") }, ...companies]}
				/>
				<AreaField areas={areas} optional error={problem.of("area")} defaultValue={problem.typed("area") ?? ""} />
				<TextField
					id="seenOn"
					name="seenOn"
					type="date"
					max={today}
					label={t("observations.seenOn")}
					className="max-w-48"
					error={problem.of("seenOn")}
					defaultValue={problem.typed("seenOn") ?? today}
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="add">{t("observations.send")}</SubmitButton>
				</div>
			</Form>
			<Section title={t("observations.seen")} count={count} className="mt-8">
				<FormErrors errors={refused.summary} />
				{observations.length === 0 ? (
					<EmptyState icon="eye" title={t("observations.none")}>
						{t("observations.noneHelp")}
					</EmptyState>
				) : (
					<CardList label={t("observations.seen")}>
						{observations.map(({ id, text, area, seenOn, company, sender, isMine, thanks }) => (
							<li key={id} className="p-4 text-sm">
								<p className="whitespace-pre-line break-words">{text}</p>
								<p className="mt-1 text-13 text-ink-3">
									{[company, area, sender].filter(Boolean).join(" · ")} · <Time at={seenOn} as="date" />
								</p>
								{thanks && (
									<p className="mt-2 flex flex-wrap items-center gap-2 text-13">
										<Badge tone="success" icon="circle-check">
											{t("observations.thanked")}
										</Badge>
										{[thanks.by, thanks.words].filter(Boolean).join(": ")}
									</p>
								)}
								{!thanks && !isMine && (
									<Form method="post" className="mt-3 flex flex-wrap items-end gap-3" preventScrollReset>
										<input type="hidden" name="id" value={id} />
										<TextField
											id={`thanks-${id}`}
											name="thanks"
											label={t("observations.words")}
											optional
											className="w-64 max-w-full"
										/>
										<SubmitButton intent="thank" kind="secondary">
											{t("observations.thank")}
										</SubmitButton>
									</Form>
								)}
							</li>
						))}
					</CardList>
				)}
			</Section>
		</PageBody>
	);
}
