import { useNavigation } from "@remix-run/react";

type SwitchButtonProps = {
	/** What is switched, for those who do not see the row it stands in. */
	label: string;
	on: boolean;
	/** The form's `intent`; the wanted state goes along as `name`, "1" or "0". */
	intent: string;
	name: string;
};

/** A switch that sends the form it stands in, so that it acts at once with and without JavaScript. */
export function SwitchButton({ label, on, intent, name }: SwitchButtonProps) {
	const { formData } = useNavigation();
	const busy = formData?.get("intent") === intent;
	return (
		<>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name={name} value={on ? "0" : "1"} />
			<button
				type="submit"
				role="switch"
				aria-checked={on}
				aria-label={label}
				aria-disabled={busy || undefined}
				className="switch"
			/>
		</>
	);
}
