import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatPhone } from "#app/directory/phone";
import { Badge, type Tone } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { SelectField, TextArea } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import type { CampaignView } from "../campaigns/campaigns.server";

type CallRowProps = {
	call: CampaignView["calls"][number];
	interviewers: CampaignView["interviewers"];
	answer: unknown;
};

export const results = ["waiting", "noAnswer", "callBack", "booked", "declined", "done"] as const;
const tones: Record<(typeof results)[number], Tone | "neutral"> = {
	...{ waiting: "neutral", noAnswer: "warning", callBack: "warning" },
	...{ booked: "info", declined: "neutral", done: "success" },
};

/** A company of a campaign: its number to call, and the form for what came of it. */
export function CallRow({ call, interviewers, answer }: CallRowProps) {
	const { t } = useTranslation("kartlegging");
	const { id, company, municipality, phone, to, result, calledOn, note, caller, callerId } = call;
	// The page has such a form for each company.
	const isOwn = useFormProblem(answer).typed("id") === id;
	const ids = { result: `result-${id}`, callerId: `caller-${id}`, note: `note-${id}` };
	const problem = useFormProblem(isOwn ? answer : null, { ids });
	return (
		<li className="p-4 text-sm">
			<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
				<div className="min-w-0 flex-1 basis-60">
					<p className="font-medium break-words">
						{to ? (
							<Link to={to} className="hover:underline">
								{company}
							</Link>
						) : (
							company
						)}
					</p>
					<p className="text-13 text-ink-3">{[municipality, caller].filter(Boolean).join(" · ")}</p>
					{phone && (
						<a href={`tel:${phone}`} className="link inline-flex min-h-11 items-center text-13">
							{formatPhone(phone)}
						</a>
					)}
					{note && <p className="mt-1 whitespace-pre-line break-words text-13 text-ink-2">{note}</p>}
				</div>
				<span className="flex items-center gap-2 text-13 text-ink-2">
					{calledOn && <Time at={calledOn} as="date" />}
					<Badge tone={tones[result]}>{t(`results.${result}`)}</Badge>
				</span>
			</div>
			<details className="mt-2" open={problem.refused || undefined}>
				<summary className="btn btn-secondary btn-sm">
					{t("campaigns.note")}
					<span className="sr-only">: {company}</span>
				</summary>
				<Form method="post" className="mt-3 flex flex-col gap-3" preventScrollReset noValidate>
					<FormErrors errors={problem.summary} />
					<input type="hidden" name="id" value={id} />
					<div className="grid gap-3 sm:grid-cols-2">
						<SelectField
							id={ids.result}
							name="result"
							label={t("campaigns.result")}
							options={results.map((value) => ({ value, label: t(`results.${value}`) }))}
							defaultValue={problem.typed("result") ?? result}
							error={problem.of("result")}
						/>
						<SelectField
							id={ids.callerId}
							name="callerId"
							label={t("campaigns.caller")}
							options={[{ value: "", label: t("company.nobody") }, ...interviewers]}
							defaultValue={problem.typed("callerId") ?? callerId ?? ""}
							error={problem.of("callerId")}
						/>
					</div>
					<TextArea
						id={ids.note}
						name="note"
						label={t("campaigns.said")}
						optional
						defaultValue={problem.typed("note") ?? note}
						error={problem.of("note")}
					/>
					<div className="flex flex-wrap gap-2">
						<SubmitButton intent="saveCall">{t("campaigns.save")}</SubmitButton>
						<SubmitButton intent="removeCall" kind="quiet">
							{t("campaigns.takeOut")}
						</SubmitButton>
					</div>
				</Form>
			</details>
		</li>
	);
}
