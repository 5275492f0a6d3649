import { Checkbox, CheckboxGroup, RadioGroup } from "#app/ui/choices";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextArea, TextField } from "#app/ui/text-field";
import type { EventQuestion } from "#db/schema/events";
import { answerField } from "../answers";

type OwnQuestionsProps = {
	questions: readonly EventQuestion[];
	answers?: Record<string, string | string[]>;
	language: string;
	problem: ReturnType<typeof useFormProblem>;
};

/** The questions of an event's own, in the event's language. */
export function OwnQuestions({ questions, answers = {}, language, problem }: OwnQuestionsProps) {
	return questions.map(({ id, kind, label, options, isRequired }) => {
		const name = answerField(id);
		const given = answers[id];
		const own = { id: name, name, error: problem.of(name), optional: !isRequired };
		const words = <span lang={language}>{label}</span>;
		const choices = options.map((option) => ({ value: option, label: option, lang: language }));
		const typed = problem.typed(name) ?? (typeof given === "string" ? given : "");
		if (kind === "longText") return <TextArea key={id} {...own} label={label} defaultValue={typed} />;
		if (kind === "yesNo") {
			const { optional: _optional, ...box } = own;
			return (
				<Checkbox
					key={id}
					{...box}
					value="yes"
					label={words}
					defaultChecked={problem.ticked(name) ?? given === "yes"}
				/>
			);
		}
		if (kind === "choice")
			return <RadioGroup key={id} {...own} legend={words} options={choices} defaultValue={typed} />;
		if (kind === "choices")
			return (
				<CheckboxGroup
					key={id}
					{...own}
					legend={words}
					options={choices}
					isTicked={(value) => problem.ticked(name, value) ?? [given ?? []].flat().includes(value)}
				/>
			);
		return <TextField key={id} {...own} size="lg" label={label} defaultValue={typed} autoComplete="off" />;
	});
}
