import { CopyButton } from "./copy-button";
import { Field } from "./field";

/** A value to take away, such as an invitation link: selected whole on focus, with a Copy button beside it. */
export function CopyField({ label, value, help }: { label: string; value: string; help?: string }) {
	return (
		<Field label={label} help={help}>
			{(ties) => (
				<div className="flex gap-2">
					<input {...ties} readOnly value={value} className="field" onFocus={(event) => event.target.select()} />
					<CopyButton value={value} />
				</div>
			)}
		</Field>
	);
}
