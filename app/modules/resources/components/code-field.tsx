import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { CodeScanner } from "#app/ui/code-scanner";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";

/**
 * The code of a unit: read by the camera, typed by a scanner with an Enter at its end, or by hand. What the camera reads is
 * sent at once by the first button of the form.
 */
export function CodeField({ problem }: { problem: ReturnType<typeof useFormProblem> }) {
	const { t } = useTranslation("resourceLoan");
	const around = useRef<HTMLDivElement>(null);
	const send = (code: string) => {
		const field = around.current?.querySelector<HTMLInputElement>("input[name=code]");
		if (!field) return;
		field.value = code;
		field.form?.requestSubmit(field.form.querySelector<HTMLButtonElement>("button[type=submit]"));
	};
	return (
		<div ref={around} className="flex flex-col gap-3">
			<CodeScanner
				onCode={send}
				words={{ start: t("camera.start"), stop: t("camera.stop"), failed: t("camera.failed") }}
			/>
			<TextField
				id="code"
				name="code"
				size="lg"
				label={t("code")}
				help={t("codeHelp")}
				error={problem.of("code")}
				defaultValue={problem.typed("code")}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				autoFocus
			/>
		</div>
	);
}
