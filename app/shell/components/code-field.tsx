import { useTranslation } from "react-i18next";
import { TextField } from "#app/ui/text-field";

type CodeFieldProps = { error: string | undefined; help?: string; size?: "md" | "lg"; autoFocus?: boolean };

/** A code of the authenticator app; where it may be a recovery code too, `help` says so. */
export function CodeField({ error, help, size = "lg", autoFocus = false }: CodeFieldProps) {
	const { t } = useTranslation("account");
	return (
		<TextField
			id="code"
			name="code"
			label={t("code.label")}
			help={help}
			error={error}
			size={size}
			autoComplete="one-time-code"
			autoCapitalize="none"
			spellCheck={false}
			maxLength={40}
			autoFocus={autoFocus}
			required
		/>
	);
}
