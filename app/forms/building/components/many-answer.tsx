import type { Answer } from "../../answers/answer";

type ManyAnswerProps = {
	label: string;
	options: { value: string; label: string }[];
	answer: Answer | undefined;
	onChange: (answer: string[] | undefined) => void;
};

/** A sample answer of several options. */
export function ManyAnswer({ label, options, answer, onChange }: ManyAnswerProps) {
	const chosen = Array.isArray(answer) ? (answer as string[]) : [];
	return (
		<fieldset>
			<legend className="label mb-1">{label}</legend>
			{options.map(({ value, label: words }) => (
				<label key={value} className="flex min-h-8 items-center gap-2 text-sm">
					<input
						type="checkbox"
						className="tick"
						checked={chosen.includes(value)}
						onChange={(event) => {
							const next = event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value);
							onChange(next.length > 0 ? next : undefined);
						}}
					/>
					{words}
				</label>
			))}
		</fieldset>
	);
}
