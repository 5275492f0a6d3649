import type {
	AddressQuestion,
	DateQuestion,
	NumberQuestion,
	TextQuestion,
	TimeQuestion,
} from "../../definition/question";
import type { Ties } from "./question-frame";
import { Said, useSay } from "./reader";

/** What is typed: words, numbers, days and times. */
export type TypedQuestion = TextQuestion | AddressQuestion | NumberQuestion | DateQuestion | TimeQuestion;

const kinds = {
	shortText: { type: "text" },
	email: { type: "email", inputMode: "email", autoComplete: "email" },
	phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
	number: { type: "text", inputMode: "decimal" },
	date: { type: "date" },
	time: { type: "time" },
} as const;

type TextInputProps = { question: TypedQuestion; ties: Ties; value: unknown; today: string };

export function TextInput({ question, ties, value, today }: TextInputProps) {
	const say = useSay();
	const typed = typeof value === "string" || typeof value === "number" ? String(value) : "";
	const placeholder = "placeholder" in question ? say(question.placeholder) || undefined : undefined;
	const look = "field min-h-12 text-base";
	if (question.type === "longText")
		return (
			<textarea
				{...ties}
				rows={4}
				maxLength={question.maxLength}
				placeholder={placeholder}
				defaultValue={typed}
				className={`${look} field-sizing-content min-h-28`}
			/>
		);
	const isShort = ["number", "date", "time"].includes(question.type);
	const limit = (day: string | undefined) => (day === "today" ? today : day);
	const limits = question.type === "date" ? { min: limit(question.min), max: limit(question.max) } : {};
	const input = (
		<input
			{...kinds[question.type]}
			{...limits}
			{...ties}
			maxLength={question.type === "shortText" ? question.maxLength : undefined}
			placeholder={placeholder}
			defaultValue={typed}
			className={`${look} ${isShort ? "max-w-48" : ""}`}
		/>
	);
	if (question.type !== "number" || !question.unit) return input;
	return (
		<span className="flex items-center gap-2">
			{input}
			<span className="text-base text-ink-2">
				<Said texts={question.unit} />
			</span>
		</span>
	);
}
