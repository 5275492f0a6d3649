/** The field that only robots fill in: what is sent with it is not taken. */
export const TRAP = "homepage";

/** That field, away from people, from the keyboard and from screen readers; `label` asks to leave it empty. */
export function TrapField({ label }: { label: string }) {
	return (
		<div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
			<label htmlFor={TRAP}>{label}</label>
			<input id={TRAP} name={TRAP} tabIndex={-1} autoComplete="off" />
		</div>
	);
}
