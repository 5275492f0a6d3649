import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { KeepButton } from "#app/offline/components/keep-button";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Progress } from "#app/ui/progress";
import { TextArea } from "#app/ui/text-field";
import { RoundBadge } from "../components/badges";
import { BeforeSection } from "../components/before-section";
import { ParticipantsSection } from "../components/participants-section";
import { PhaseForm } from "../components/phase-form";
import { PlanForm } from "../components/plan-form";
import { RoundPoints } from "../components/round-points";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { addParticipant, removeParticipant } from "../rounds/participants.server";
import {
	FinishRoundInput,
	ParticipantInput,
	ParticipantRef,
	PhaseInput,
	PlanInput,
	RoundNamed,
	ThemeInput,
} from "../rounds/rounds.schema";
import { finish, goOn, reopen, savePlan, showRound, takeTheme } from "../rounds/show-rounds.server";

export const handle = { i18n: ["hms", "offline", "errors"], title: "hms:rounds.title" };

export const loader = page("rounds", RoundNamed, showRound);
export const action = pageAction("rounds", {
	plan: handler(PlanInput, savePlan),
	takeTheme: handler(ThemeInput, takeTheme),
	phase: handler(PhaseInput, goOn),
	finish: handler(FinishRoundInput, finish),
	reopen: handler(RoundNamed, reopen),
	addParticipant: handler(ParticipantInput, addParticipant),
	removeParticipant: handler(ParticipantRef, removeParticipant),
});

/** A round at work: the meeting before it, the inspection, and the meeting that closes it. */
export default function RoundPage() {
	const { round, before, people, areas, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("hms");
	const problem = useFormProblem(answer, { intent: "finish" });
	const at = paths(tenant);
	const isDone = round.status === "done";
	const first = round.next ?? round.sections[0]?.points[0]?.id;
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: at.rounds, label: t("rounds.title") }}
				title={round.title}
				badges={<RoundBadge status={round.status} />}
				meta={
					<>
						{round.company && (
							<Link to={at.company(round.company.guid)} className="link">
								{round.company.name}
							</Link>
						)}
						{round.area && ` · ${round.area}`}
					</>
				}
				actions={
					<>
						{!isDone && (
							<KeepButton
								also={round.sections.flatMap(({ points }) => points.map(({ id }) => at.point(round.id, id)))}
								namespaces={["media", "onRecord"]}
							/>
						)}
						<LinkButton icon="file-text" to={at.protocol(round.id)}>
							{t("protocol.title")}
						</LinkButton>
						{isDone ? (
							<ConfirmButton
								label={t("round.reopen")}
								kind="secondary"
								title={t("round.reopenTitle")}
								confirmLabel={t("round.reopen")}
								fields={{ intent: "reopen" }}
							>
								{t("round.reopenEffect")}
							</ConfirmButton>
						) : (
							first && (
								<LinkButton kind="primary" icon="clipboard-check" to={at.point(round.id, first)}>
									{t(round.answered > 0 ? "round.continue" : "round.start")}
								</LinkButton>
							)
						)}
					</>
				}
			/>
			<PhaseForm status={round.status} answer={answer} />
			<div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="min-w-0">
					{!isDone && <BeforeSection {...{ round, before, tenant }} />}
					<div className="mt-8">
						<Progress
							value={round.answered}
							max={round.count}
							label={t("round.answered", { answered: round.answered, total: round.count })}
						/>
					</div>
					<RoundPoints round={round} tenant={tenant} />
					{!isDone && (
						<Section title={t("finish.title")} intro={t("finish.intro")}>
							<Form method="post" className="group flex flex-col gap-4" preventScrollReset noValidate>
								<TextArea
									id="summary"
									name="summary"
									label={t("round.summary")}
									optional
									error={problem.of("summary")}
									defaultValue={problem.typed("summary") ?? round.summary}
								/>
								<FormErrors errors={problem.summary} />
								<div>
									<SubmitButton intent="finish" icon="check">
										{t("finish.button")}
									</SubmitButton>
								</div>
							</Form>
						</Section>
					)}
				</div>
				<div className="min-w-0">
					<ParticipantsSection round={round} answer={answer} />
					{!isDone && (
						<Section title={t("round.plan")}>
							<PlanForm {...{ round, people, areas, answer }} />
						</Section>
					)}
				</div>
			</div>
		</PageBody>
	);
}
