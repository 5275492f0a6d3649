import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import { type Entry, keyOf } from "./items";
import { useLibraryAddress } from "./use-library-address";

/** Gives a file or folder another name. The ending of a file stays outside of what is chosen to be written over. */
export function RenameForm({ entries, answer }: { entries: readonly Entry[]; answer: unknown }) {
	const { t } = useTranslation("files");
	const address = useLibraryAddress();
	const problem = useFormProblem(answer, { intent: "rename" });
	const box = useRef<HTMLFormElement>(null);
	const entry = entries.find((one) => keyOf(one) === address.query.get("renaming"));
	const id = entry?.item.id;
	useEffect(() => {
		const field = id === undefined ? null : box.current?.querySelector<HTMLInputElement>("input[name=name]");
		if (!field) return;
		const dot = field.value.lastIndexOf(".");
		field.focus();
		field.setSelectionRange(0, dot > 0 ? dot : field.value.length);
	}, [id]);
	if (!entry) return null;
	const close = address.to({ renaming: null });
	return (
		<Form
			ref={box}
			key={id}
			method="post"
			preventScrollReset
			className="mb-3 flex flex-wrap items-end gap-2 rounded-xl border border-line bg-sunken p-4"
		>
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="back" value={close} />
			<input type="hidden" name="of" value={entry.isFolder ? "folder" : "file"} />
			<TextField
				name="name"
				id="rename"
				label={t("rename.label", { name: entry.item.name })}
				defaultValue={problem.typed("name") ?? entry.item.name}
				error={problem.of("name") ?? problem.summary[0]?.text}
				autoComplete="off"
				maxLength={200}
				className="min-w-60 flex-1"
			/>
			<SubmitButton intent="rename" kind="secondary">
				{t("rename.save")}
			</SubmitButton>
			<LinkButton kind="quiet" to={close} preventScrollReset>
				{t("rename.keep")}
			</LinkButton>
		</Form>
	);
}
