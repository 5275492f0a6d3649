/** The field that only robots fill in: what is sent with it is not taken. */
export const HONEYPOT = "homepage";

/** That field, away from people, from the keyboard and from screen readers; `label` asks to leave it empty. */
export function HoneypotField({ label }: { label: string }) {
	return (
		<div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
			<label htmlFor={HONEYPOT}>{label}</label>
			<input id={HONEYPOT} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
		</div>
	);
}
