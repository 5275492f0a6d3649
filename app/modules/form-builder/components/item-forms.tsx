import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EditedItem } from "#app/forms/library/components/edited-item";
import { LockForm } from "#app/forms/library/components/lock-form";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import type { ShownItem } from "../library.server";

type ItemFormsProps = { rows: readonly ShownItem[]; mayLock: boolean; answer: unknown; close: string };

/** What can be changed of the item that the address names: its name, and by those who answer for the module its locks. */
export function ItemForms({ rows, mayLock, answer, close }: ItemFormsProps) {
	const { t } = useTranslation("formLibrary");
	const { search } = useLocation();
	const naming = useFormProblem(answer, { intent: "rename" });
	return (
		<EditedItem rows={rows.filter((row) => row.mayRename)}>
			{(item) => (
				<>
					<Form method="post" action={search} className="flex flex-wrap items-end gap-2" noValidate preventScrollReset>
						<input type="hidden" name="id" value={item.id} />
						<TextField
							id="title"
							name="title"
							label={t("keep.name")}
							error={naming.of("title") ?? naming.summary[0]?.text}
							defaultValue={naming.typed("title") ?? item.title}
							autoComplete="off"
							maxLength={300}
							className="min-w-60 flex-1"
						/>
						<SubmitButton intent="rename" kind="secondary">
							{t("item.rename")}
						</SubmitButton>
						<LinkButton kind="quiet" to={close} preventScrollReset>
							{t("item.close")}
						</LinkButton>
					</Form>
					{mayLock && <LockForm item={item} answer={answer} />}
				</>
			)}
		</EditedItem>
	);
}
