import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { TextArea, TextField } from "#app/ui/text-field";
import type { AdvisingView } from "../advising/show-advising.server";
import { paths } from "../paths";

type CampaignFormProps = Pick<AdvisingView, "late" | "tenant"> & { answer: unknown };

/** Who is late, and with what; one letter goes to all who are ticked. */
export function CampaignForm({ late, tenant, answer }: CampaignFormProps) {
	const problem = useFormProblem(answer, { intent: "send" });
	const { t } = useTranslation("hms");
	const format = useFormat();
	const at = paths(tenant);
	const reasons = ({ since: { round, measure }, overdue }: (typeof late)[number]) =>
		[
			round && t("advising.roundSince", { day: format.date(round) }),
			measure && t("advising.measuresSince", { count: overdue, day: format.date(measure) }),
		]
			.filter(Boolean)
			.join(" · ");
	return (
		<Form method="post" className="group" preventScrollReset noValidate>
			<fieldset>
				<legend className="sr-only">{t("advising.receivers")}</legend>
				<ul className="card divide-y divide-line shadow-1" id="companies" tabIndex={-1}>
					{late.map((company) => (
						<li key={company.id} className="flex flex-wrap items-start gap-x-4 gap-y-1 p-4">
							<div className="min-w-0 flex-1 basis-64">
								{company.email ? (
									<Checkbox
										name="companies[]"
										value={company.id}
										defaultChecked={problem.ticked("companies", company.id) ?? true}
										label={<span className="font-medium break-words">{company.name}</span>}
										help={<span suppressHydrationWarning>{reasons(company)}</span>}
									/>
								) : (
									<div className="pl-7">
										<p className="text-sm font-medium break-words">{company.name}</p>
										<p className="text-13 text-ink-3" suppressHydrationWarning>
											{reasons(company)} · {t("advising.noAddress")}
										</p>
									</div>
								)}
							</div>
							<span className="text-13 text-ink-2 max-md:pl-7">{company.lead ?? t("nobody")}</span>
							<Link
								to={at.company(company.guid)}
								className="link text-13 max-md:min-h-11"
								aria-label={t("advising.openOne", { name: company.name })}
							>
								{t("advising.open")}
							</Link>
						</li>
					))}
				</ul>
			</fieldset>
			{late.some(({ email }) => email) && (
				<Section title={t("advising.letterTitle")} intro={t("advising.letterIntro")} className="mt-8">
					<div className="card flex flex-col gap-4 p-4">
						<TextField
							id="subject"
							name="subject"
							label={t("advising.subject")}
							error={problem.of("subject")}
							defaultValue={problem.typed("subject") ?? t("advising.subjectProposed")}
							autoComplete="off"
						/>
						<TextArea
							id="message"
							name="message"
							label={t("advising.message")}
							error={problem.of("message")}
							defaultValue={problem.typed("message") ?? ""}
						/>
						<FormErrors errors={problem.summary} />
						<div>
							<SubmitButton intent="send" icon="send">
								{t("advising.send")}
							</SubmitButton>
						</div>
					</div>
				</Section>
			)}
		</Form>
	);
}
