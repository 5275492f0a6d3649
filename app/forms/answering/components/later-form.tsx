import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";

/** Takes the address to which the link is sent that leads back to what was answered. It stands in the form itself. */
export function LaterForm({ busy }: { busy: boolean }) {
	const { t } = useTranslation("forms");
	const { typed, of } = useFormProblem(useActionData());
	const email = typed("email");
	return (
		<details className="mt-10 border-t border-line pt-4" open={email !== undefined || undefined}>
			<summary className="btn btn-quiet btn-sm">{t("later.title")}</summary>
			<div className="mt-3 flex flex-wrap items-end gap-3">
				<TextField
					id="email"
					name="email"
					type="email"
					label={t("later.email")}
					help={t("later.help")}
					error={of("email")}
					defaultValue={email}
					autoComplete="email"
					inputMode="email"
					className="w-80 max-w-full"
				/>
				<Button type="submit" name="go" value="later" busy={busy} icon="mail">
					{t("later.send")}
				</Button>
			</div>
		</details>
	);
}
