import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import type { ShareLine } from "./panel-types";

type LinkChangeProps = { line: ShareLine; today: string; answer: unknown; action: string };

/** What a link is called, and until when it can be used. */
export function LinkChange({ line, today, answer, action }: LinkChangeProps) {
	const { t } = useTranslation("fileSharing");
	const { id, label, expiresOn } = line;
	const isMine = (answer as { values?: { id?: string } } | undefined)?.values?.id === id;
	const problem = useFormProblem(isMine ? answer : undefined, {
		intent: "changeLink",
		ids: { label: `label-${id}`, expiresAt: `until-${id}` },
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
				label={t("link.until")}
				optional
				width="max-w-44"
				defaultValue={problem.typed("expiresAt") ?? expiresOn ?? ""}
				error={problem.of("expiresAt")}
			/>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="changeLink" kind="secondary" size="sm">
					{t("people.save")}
				</SubmitButton>
			</div>
		</Form>
	);
}
