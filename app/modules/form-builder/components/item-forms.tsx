import { Form, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LockFields } from "#app/forms/library/components/lock-fields";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import type { ShownItem } from "../library.server";

type ItemFormsProps = { rows: readonly ShownItem[]; mayLock: boolean; answer: unknown; close: string };

/** What can be changed of the item that the address names: its name, and by those who answer for the module its locks. */
export function ItemForms({ rows, mayLock, answer, close }: ItemFormsProps) {
	const { t } = useTranslation("formLibrary");
	const { search } = useLocation();
	const naming = useFormProblem(answer, { intent: "rename" });
	const locking = useFormProblem(answer, { intent: "lock" });
	const box = useRef<HTMLElement>(null);
	const id = new URLSearchParams(search).get("editing");
	const item = rows.find((row) => row.id === id && row.mayRename);
	const open = item?.id;
	useEffect(() => {
		if (open) box.current?.querySelector<HTMLInputElement>("input[name=title]")?.focus();
	}, [open]);
	if (!item) return null;
	return (
		<section
			ref={box}
			key={item.id}
			aria-label={t("item.of", { title: item.title })}
			className="my-3 flex flex-col gap-5 rounded-xl border border-line bg-sunken p-4"
		>
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
			{mayLock && (
				<Form method="post" action={search} className="flex flex-col gap-4" noValidate preventScrollReset>
					<input type="hidden" name="id" value={item.id} />
					<LockFields
						problem={locking}
						locks={item.locks}
						source={item.source}
						licence={item.licence}
						help={t("item.lockHelp")}
					/>
					<FormErrors errors={locking.summary} />
					<div>
						<SubmitButton intent="lock" kind="secondary" icon="lock">
							{t("item.lock")}
						</SubmitButton>
					</div>
				</Form>
			)}
		</section>
	);
}
