import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import type { ShownRound } from "../rounds/serialize";

type ParticipantsSectionProps = { round: ShownRound; answer: unknown };

/** Who takes part in a round, to be changed while it is not done. */
export function ParticipantsSection({ round, answer }: ParticipantsSectionProps) {
	const { t } = useTranslation("hms");
	const ids = { name: "participant-name", title: "participant-title" };
	const problem = useFormProblem(answer, { intent: "addParticipant", ids });
	const { participants, status } = round;
	const isDone = status === "done";
	return (
		<Section title={t("participants.title")} count={participants.length}>
			{participants.length > 0 && (
				<CardList label={t("participants.title")}>
					{participants.map(({ id, name, title }) => (
						<CardRow key={id} className="justify-between text-sm">
							<span className="min-w-0 flex-1">
								<span className="block font-medium break-words">{name}</span>
								<span className="text-13 text-ink-3">{title}</span>
							</span>
							{!isDone && (
								<ConfirmButton
									label={t("remove")}
									kind="quiet"
									size="sm"
									title={t("participants.removeTitle", { name })}
									confirmLabel={t("remove")}
									fields={{ intent: "removeParticipant", id }}
								>
									{t("removeEffect")}
								</ConfirmButton>
							)}
						</CardRow>
					))}
				</CardList>
			)}
			{!isDone && (
				<Form
					method="post"
					key={participants.length}
					className="group card mt-3 flex flex-col gap-3 p-4"
					preventScrollReset
					noValidate
				>
					<TextField
						id={ids.name}
						name="name"
						label={t("participants.name")}
						error={problem.of("name")}
						defaultValue={problem.typed("name") ?? ""}
						autoComplete="off"
					/>
					<TextField
						id={ids.title}
						name="title"
						label={t("participants.role")}
						optional
						error={problem.of("title")}
						defaultValue={problem.typed("title") ?? ""}
						autoComplete="off"
					/>
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="addParticipant" kind="secondary" icon="plus">
							{t("participants.add")}
						</SubmitButton>
					</div>
				</Form>
			)}
		</Section>
	);
}
