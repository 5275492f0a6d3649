import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { PasswordField } from "#app/ui/password-field";
import { TextField } from "#app/ui/text-field";
import type { LinkTerms, ShareLine } from "./panel-types";
import { refusedId } from "./refused-id";

type LinkChangeProps = { line: ShareLine; links: LinkTerms; answer: unknown; action: string };

/**
 * What a link is called, and until when it can be used; one that needs a password and has none is given it here. What the
 * link lacks for a new address is said here too.
 */
export function LinkChange({ line, links, answer, action }: LinkChangeProps) {
	const { t } = useTranslation("fileSharing");
	const { date } = useFormat();
	const { id, label, expiresOn, hasPassword } = line;
	const { today, latest, needsPassword } = links;
	const problem = useFormProblem(refusedId(answer) === id ? answer : undefined, {
		ids: { label: `label-${id}`, expiresAt: `until-${id}`, password: `password-${id}` },
	});
	return (
		<Form method="post" action={action} preventScrollReset noValidate className="flex flex-col gap-3">
			<input type="hidden" name="id" value={id} />
			<TextField
				name="label"
				id={`label-${id}`}
				label={t("link.label")}
				optional
				maxLength={120}
				autoComplete="off"
				defaultValue={problem.typed("label") ?? label}
				error={problem.of("label")}
			/>
			<TextField
				name="expiresAt"
				id={`until-${id}`}
				type="date"
				min={today}
				max={latest ?? undefined}
				label={t("link.until")}
				help={latest === null ? undefined : t("link.untilRule", { day: date(latest) })}
				optional={latest === null}
				width="max-w-44"
				defaultValue={problem.typed("expiresAt") ?? expiresOn ?? ""}
				error={problem.of("expiresAt")}
			/>
			{needsPassword && !hasPassword && (
				<PasswordField
					name="password"
					id={`password-${id}`}
					label={t("link.password")}
					help={t("link.passwordRule")}
					autoComplete="new-password"
					error={problem.of("password")}
				/>
			)}
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="changeLink" kind="secondary" size="sm">
					{t("people.save")}
				</SubmitButton>
			</div>
		</Form>
	);
}
