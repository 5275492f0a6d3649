import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Qr } from "#app/platform/qr.server";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { CopyField } from "#app/ui/copy-field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";

type ScanFormProps = {
	qr: Qr;
	/** The same for typing, in groups. */
	secret: string;
	/** The same as a link, which opens the app on the phone itself. */
	address: string;
	answer: unknown;
};

/** The QR code with the key for typing, and the app's first code, which turns the second factor on. */
export function ScanForm({ qr, secret, address, answer }: ScanFormProps) {
	const { t } = useTranslation("secondFactor");
	const problem = useFormProblem(answer);
	return (
		<Section title={t("scan.title")} intro={t("scan.help")}>
			<a href={address} className="inline-block rounded-lg border border-line bg-white p-2">
				<svg viewBox={`0 0 ${qr.size} ${qr.size}`} width="208" height="208" role="img" shapeRendering="crispEdges">
					<title>{t("scan.alt")}</title>
					<path d={qr.path} fill="#000" />
				</svg>
			</a>
			<div className="mt-4 max-w-120">
				<CopyField label={t("scan.typed")} value={secret} />
			</div>
			<Form method="post" className="mt-6 flex max-w-94 flex-col gap-5" noValidate>
				<TextField
					id="code"
					name="code"
					label={t("scan.code")}
					help={t("scan.effect")}
					error={problem.of("code")}
					inputMode="numeric"
					autoComplete="one-time-code"
					maxLength={10}
					required
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="confirm">{t("scan.submit")}</SubmitButton>
				</div>
			</Form>
		</Section>
	);
}
