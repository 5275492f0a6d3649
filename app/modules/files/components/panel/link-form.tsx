import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { PasswordField } from "#app/ui/password-field";
import { TextField } from "#app/ui/text-field";
import { useLibrary } from "../library-context";
import { HiddenSubject } from "./hidden-subject";
import type { Managed, Subject } from "./panel-types";

type LinkFormProps = { subject: Subject; managed: Managed; answer: unknown };

/** Makes a link for whoever has its address, with a password, an end and a number of downloads where they are wanted. */
export function LinkForm({ subject, managed, answer }: LinkFormProps) {
	const { t } = useTranslation("fileSharing");
	const { date } = useFormat();
	const { here } = useLibrary();
	const ids = { label: "link-label", password: "link-password", expiresAt: "link-until", maxDownloads: "link-most" };
	const problem = useFormProblem(answer, { intent: "makeLink", ids });
	const { today, until, latest, needsPassword } = managed.links;
	return (
		<details key={managed.linkLines.length} className="mt-3" open={problem.refused || undefined}>
			<summary className="btn btn-secondary btn-sm">
				<Icon name="link-2" />
				<span>{t("link.add")}</span>
			</summary>
			<Form method="post" action={here.address} preventScrollReset noValidate className="mt-3 flex flex-col gap-4">
				<HiddenSubject subject={subject} />
				<TextField
					name="label"
					id="link-label"
					label={t("link.label")}
					help={t("link.labelHelp")}
					optional
					maxLength={120}
					autoComplete="off"
					defaultValue={problem.typed("label")}
					error={problem.of("label")}
				/>
				<TextField
					name="expiresAt"
					id="link-until"
					type="date"
					min={today}
					max={latest ?? undefined}
					label={t("link.until")}
					help={latest === null ? t("link.untilHelp") : t("link.untilRule", { day: date(latest) })}
					optional={latest === null}
					width="max-w-44"
					defaultValue={problem.typed("expiresAt") ?? until}
					error={problem.of("expiresAt")}
				/>
				<PasswordField
					name="password"
					id="link-password"
					label={t("link.password")}
					help={t(needsPassword ? "link.passwordRule" : "link.passwordHelp")}
					optional={!needsPassword}
					autoComplete="new-password"
					error={problem.of("password")}
				/>
				<TextField
					name="maxDownloads"
					id="link-most"
					type="number"
					min={1}
					inputMode="numeric"
					label={t("link.most")}
					optional
					width="max-w-28"
					defaultValue={problem.typed("maxDownloads")}
					error={problem.of("maxDownloads")}
				/>
				<Checkbox
					name="allowDownload"
					label={t("link.download")}
					help={t("link.downloadHelp")}
					defaultChecked={!problem.refused || problem.typed("allowDownload") === "on"}
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="makeLink" kind="secondary">
						{t("link.make")}
					</SubmitButton>
				</div>
			</Form>
		</details>
	);
}
