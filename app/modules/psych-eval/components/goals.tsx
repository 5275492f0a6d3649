import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";

type GoalsProps = {
	goals: readonly { id: string; text: string; startsOn: string }[];
	client: string;
	isOwn: boolean;
	answer: unknown;
};

/** The client's own goals: each self report asks how close they are. */
export function Goals({ goals, client, isOwn, answer }: GoalsProps) {
	const { t } = useTranslation("psychEval");
	const problem = useFormProblem(answer, { intent: "goal", ids: { text: "goal" } });
	const title = t(isOwn ? "goals.own" : "goals.of");
	return (
		<Section title={title} intro={t("goals.intro")}>
			{goals.length > 0 && (
				<CardList label={title}>
					{goals.map(({ id, text, startsOn }) => (
						<CardRow key={id} className="flex-wrap">
							<div className="min-w-0 flex-1 basis-52">
								<p className="text-sm font-medium break-words">{text}</p>
								<p className="text-13 text-ink-3">
									{t("goals.since")} <Time at={startsOn} as="date" />
								</p>
							</div>
							<Form method="post">
								<input type="hidden" name="client" value={client} />
								<input type="hidden" name="id" value={id} />
								<SubmitButton intent="endGoal" kind="quiet" size="sm" aria-label={`${t("goals.end")}: ${text}`}>
									{t("goals.end")}
								</SubmitButton>
							</Form>
						</CardRow>
					))}
				</CardList>
			)}
			<Form key={goals.length} method="post" className="mt-4 flex flex-wrap items-end gap-3">
				<input type="hidden" name="client" value={client} />
				<TextField
					id="goal"
					name="text"
					label={t("goals.add")}
					error={problem.of("text")}
					defaultValue={problem.typed("text") ?? ""}
					maxLength={200}
					autoComplete="off"
					className="w-full max-w-100"
				/>
				<SubmitButton intent="goal" kind="secondary" icon="plus">
					{t("goals.addButton")}
				</SubmitButton>
			</Form>
		</Section>
	);
}
