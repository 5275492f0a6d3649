import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { useFormProblem } from "#app/ui/form-problem";
import type { ChosenFile } from "#app/ui/rich-text-editor";
import { FilePicker } from "./choose-files";

type Props<File> = {
	tenant: string;
	/** The id of what the text belongs to. */
	record: string;
	/** What else the action is told. */
	fields?: Record<string, string>;
	onTaken: (file: File) => void;
	onCancel: () => void;
};

/** Chooses a file of the library and sends it to this page's action as `file`, for the text to show. */
export function FileIntoText<File = ChosenFile>({ tenant, record, fields, onTaken, onCancel }: Props<File>) {
	const { pathname, search } = useLocation();
	const { t } = useTranslation("filePicker");
	const fetcher = useFetcher<{ file?: unknown }>();
	const problem = useFormProblem(fetcher.data);
	const isHandled = useRef(false);
	const taken = fetcher.state === "idle" ? fetcher.data?.file : undefined;
	useEffect(() => {
		if (!taken || isHandled.current) return;
		isHandled.current = true;
		onTaken(taken as File);
	}, [taken, onTaken]);
	if (fetcher.state !== "idle")
		return (
			<p role="status" className="border-t border-line p-3 text-13 text-ink-3">
				{t("taking")}
			</p>
		);
	if (problem.refused)
		return (
			<div role="alert" className="flex flex-wrap items-center gap-3 border-t border-line p-3 text-13 text-danger-ink">
				<span>{problem.summary[0]?.text ?? t("notTaken")}</span>
				<Button size="sm" onClick={onCancel}>
					{t("cancel")}
				</Button>
			</div>
		);
	return (
		<FilePicker
			tenant={tenant}
			onClose={onCancel}
			onPicked={([file]) => {
				if (file)
					fetcher.submit(
						{ ...fields, intent: "file", id: record, library: file.id },
						{ method: "post", action: `${pathname}${search}` },
					);
			}}
		/>
	);
}
