import { Form, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { to } from "#app/platform/to";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import type { OfferedRow } from "../form-library/form-library.server";
import { TitleFields } from "./title-fields";

/** The names of the item that the address names, to be changed. */
export function RenameItem({ rows, answer }: { rows: readonly OfferedRow[]; answer: unknown }) {
	const { t } = useTranslation("providerLibrary");
	const { search } = useLocation();
	const problem = useFormProblem(answer, { intent: "rename" });
	const box = useRef<HTMLElement>(null);
	const id = new URLSearchParams(search).get("editing");
	const item = rows.find((row) => row.id === id);
	const open = item?.id;
	useEffect(() => {
		if (open) box.current?.querySelector<HTMLInputElement>("input[type=text]")?.focus();
	}, [open]);
	if (!item) return null;
	return (
		<section
			ref={box}
			key={item.id}
			aria-label={t("renameOf", { title: item.title })}
			className="my-3 rounded-xl border border-line bg-sunken p-4"
		>
			<Form method="post" className="flex max-w-120 flex-col gap-4" noValidate preventScrollReset>
				<input type="hidden" name="id" value={item.id} />
				<TitleFields problem={problem} languages={item.languages} titles={item.titles} />
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap gap-2">
					<SubmitButton intent="rename">{t("saveNames")}</SubmitButton>
					<LinkButton kind="quiet" to={to.formLibrary()} preventScrollReset>
						{t("close")}
					</LinkButton>
				</div>
			</Form>
		</section>
	);
}
