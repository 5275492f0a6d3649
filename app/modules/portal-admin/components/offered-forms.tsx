import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EditedItem } from "#app/forms/library/components/edited-item";
import { LockForm } from "#app/forms/library/components/lock-form";
import { to } from "#app/platform/portal-paths";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import type { OfferedRow } from "../form-library/form-library.server";
import { TitleFields } from "./title-fields";

/** What can be changed of the offered item that the address names: its names, and what of it is locked. */
export function OfferedForms({ rows, answer }: { rows: readonly OfferedRow[]; answer: unknown }) {
	const { t } = useTranslation(["providerLibrary", "formLibrary"]);
	const { search } = useLocation();
	const naming = useFormProblem(answer, { intent: "rename" });
	return (
		<EditedItem rows={rows}>
			{(item) => (
				<>
					<Form method="post" action={search} className="flex max-w-120 flex-col gap-4" noValidate preventScrollReset>
						<input type="hidden" name="id" value={item.id} />
						<TitleFields problem={naming} languages={item.languages} titles={item.titles} />
						<FormErrors errors={naming.summary} />
						<div className="flex flex-wrap gap-2">
							<SubmitButton intent="rename" kind="secondary">
								{t("saveNames")}
							</SubmitButton>
							<LinkButton kind="quiet" to={to.formLibrary()} preventScrollReset>
								{t("formLibrary:item.close")}
							</LinkButton>
						</div>
					</Form>
					<LockForm item={item} answer={answer} help={t("lockHelp")} />
				</>
			)}
		</EditedItem>
	);
}
