import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import type { FormHead } from "../../head.server";

/** Closing, opening again, archiving and deleting, with what each of them does. */
export function StatusSection({ head, answer }: { head: FormHead; answer: unknown }) {
	const { t } = useTranslation("formShare");
	const problem = useFormProblem(answer, { intent: "stand" });
	const ways =
		head.status === "open"
			? ["closed", "archived"]
			: head.status === "closed"
				? ["open", "archived"]
				: head.status === "archived"
					? ["unarchived"]
					: ["archived"];
	return (
		<Section title={t("standing.title")} className="mt-12">
			<FormErrors errors={problem.summary} />
			<ul className="divide-y divide-line border-y border-line">
				{ways.map((status) => (
					<li key={status} className="flex flex-wrap items-center justify-between gap-3 py-3">
						<p className="min-w-0 flex-1 basis-60 text-sm text-ink-2">{t(`standing.${status}Help`)}</p>
						<Form method="post" preventScrollReset>
							<input type="hidden" name="status" value={status} />
							<SubmitButton intent="stand" kind="secondary">
								{t(`standing.${status}`)}
							</SubmitButton>
						</Form>
					</li>
				))}
				<li className="flex flex-wrap items-center justify-between gap-3 py-3">
					<p className="min-w-0 flex-1 basis-60 text-sm text-ink-2">{t("standing.removeHelp")}</p>
					<ConfirmButton
						label={t("standing.remove")}
						icon="trash-2"
						title={t("standing.removeTitle", { title: head.title })}
						confirmLabel={t("standing.remove")}
						fields={{ intent: "remove" }}
					>
						{t("standing.removeText", { count: head.replies })}
					</ConfirmButton>
				</li>
			</ul>
		</Section>
	);
}
