import { type InputHTMLAttributes, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field, type FieldProps } from "./field";
import { passwordStrength } from "./password-strength";
import { useHydrated } from "./use-hydrated";

type PasswordFieldProps = FieldProps & {
	name: string;
	size?: "md" | "lg";
	/** Shows how strong a new password is while it is written. */
	meter?: boolean;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size" | "id" | "className">;

const words = ["weak", "fair", "good", "strong"] as const;
const colours = ["bg-danger", "bg-warning", "bg-success", "bg-success"] as const;

/** A password with Show/Hide; `autoComplete` is "current-password" or "new-password". */
export function PasswordField({
	size = "md",
	meter = false,
	label,
	help,
	error,
	optional,
	aside,
	id,
	className,
	...input
}: PasswordFieldProps) {
	const { t } = useTranslation("common");
	const hydrated = useHydrated();
	const [shown, setShown] = useState(false);
	const [typed, setTyped] = useState("");
	const strength = passwordStrength(typed);
	return (
		<Field {...{ label, help, error, optional, aside, id, className }}>
			{(ties) => (
				<>
					<div className="relative">
						<input
							autoComplete="current-password"
							spellCheck={false}
							autoCapitalize="none"
							{...input}
							{...ties}
							type={shown ? "text" : "password"}
							className={`field ${size === "lg" ? "field-lg" : ""} pr-18`}
							onChange={(event) => {
								input.onChange?.(event);
								if (meter) setTyped(event.target.value);
							}}
						/>
						{hydrated && (
							<button
								type="button"
								aria-label={t(shown ? "password.hide" : "password.show")}
								aria-controls={ties.id}
								onClick={() => setShown(!shown)}
								className="absolute inset-y-0 right-0.5 my-0.5 rounded-md px-3 text-sm font-medium text-ink-2 hover:text-ink"
							>
								{t(shown ? "password.hideShort" : "password.showShort")}
							</button>
						)}
					</div>
					{meter && (
						<div className="mt-2 flex min-h-5 items-center">
							<div className="flex flex-1 gap-1" aria-hidden="true">
								{words.map((word, step) => (
									<span
										key={word}
										className={`h-1.5 flex-1 rounded-full ${typed && step <= strength ? colours[strength] : "bg-line-2"}`}
									/>
								))}
							</div>
							<span role="status" className={`text-13 text-ink-2 ${typed ? "ml-3" : ""}`}>
								{typed && t(`password.${words[strength]}`)}
							</span>
						</div>
					)}
				</>
			)}
		</Field>
	);
}
