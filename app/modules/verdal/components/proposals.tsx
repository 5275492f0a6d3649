import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { TextArea } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import type { ShownProposal } from "../proposals/proposals.server";

const looks = {
	open: { tone: "warning", icon: "clock" },
	approved: { tone: "success", icon: "circle-check" },
	declined: { tone: "danger", icon: "circle-x" },
} as const;

type ProposalsProps = { proposals: readonly ShownProposal[]; answer?: unknown; decides?: boolean };

/** What was proposed and what came of it; whoever decides does so here. */
export function Proposals({ proposals, answer, decides = false }: ProposalsProps) {
	const { t } = useTranslation("verdalWeekly");
	const format = useFormat();
	if (proposals.length === 0) return <p className="text-sm text-ink-2">{t("proposal.none")}</p>;
	return (
		<ul className="divide-y divide-line" aria-label={t("proposal.title")}>
			{proposals.map((proposal) => {
				const { id, kind, endsOn, reason, name, state, at, answer: said } = proposal;
				return (
					<li key={id} className="py-3">
						<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
							<span className="min-w-0">
								<span className="block text-sm font-medium break-words" suppressHydrationWarning>
									{t(`proposal.kind.${kind}`)}
									{endsOn && ` – ${t("proposal.until", { day: format.date(endsOn, "long") })}`}
								</span>
								<span className="block text-13 break-words text-ink-2">
									{name}, <Time at={at} />
								</span>
							</span>
							<Badge {...looks[state]}>{t(`proposal.state.${state}`)}</Badge>
						</div>
						<p className="mt-2 max-w-160 text-sm break-words whitespace-pre-line">{reason}</p>
						{said && (
							<p className="mt-2 max-w-160 text-sm break-words whitespace-pre-line text-ink-2">
								{t("proposal.answered", { answer: said })}
							</p>
						)}
						{decides && state === "open" && <Decide proposal={proposal} answer={answer} />}
					</li>
				);
			})}
		</ul>
	);
}

function Decide({ proposal: { id, kind }, answer }: { proposal: ShownProposal; answer: unknown }) {
	const { t } = useTranslation("verdalWeekly");
	const ids = { answer: `answer-${id}` };
	const refusals = [
		useFormProblem(answer, { intent: "declineProposal", ids }),
		useFormProblem(answer, { intent: "approveProposal", ids }),
	] as const;
	const problem = refusals.find(({ typed }) => typed("proposal") === id);
	return (
		<Form method="post" className="mt-3 flex flex-col gap-3" noValidate>
			<input type="hidden" name="proposal" value={id} />
			<TextArea
				id={`answer-${id}`}
				name="answer"
				label={t("proposal.answer")}
				help={t("proposal.answerHelp")}
				rows={2}
				error={problem?.of("answer")}
				defaultValue={problem?.typed("answer") ?? ""}
			/>
			<FormErrors errors={problem?.summary ?? []} />
			<div className="flex flex-wrap gap-2">
				<SubmitButton intent="approveProposal">
					{t(kind === "change" ? "proposal.approveAndWrite" : "proposal.approve")}
				</SubmitButton>
				<SubmitButton intent="declineProposal" kind="secondary">
					{t("proposal.decline")}
				</SubmitButton>
			</div>
		</Form>
	);
}
