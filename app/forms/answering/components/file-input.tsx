import { type ChangeEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSize } from "#app/media/use-size";
import { FileInput as DeviceFiles } from "#app/ui/file-input";
import { useHydrated } from "#app/ui/use-hydrated";
import { filesOf } from "../../answers/answer";
import type { FileQuestion } from "../../definition/question";
import { extensionsFor } from "../../files/file-kinds";
import type { Ties } from "./question-frame";
import { useSay } from "./reader";
import "../answering.css";

/** What is given of files: those that lie in the store, each ticked to stay, and room for more, which go with the screen. */
export function FileInput({ question, ties, value }: { question: FileQuestion; ties: Ties; value: unknown }) {
	const { t } = useTranslation("forms");
	const say = useSay();
	const size = useSize();
	const hydrated = useHydrated();
	const [busy, setBusy] = useState(false);
	const { name, ...rest } = ties;
	const given = filesOf(value);
	const shrink = async (event: ChangeEvent<HTMLInputElement>) => {
		const field = event.currentTarget;
		setBusy(true);
		await makeLighter(field).finally(() => setBusy(false));
	};
	return (
		<div className="flex flex-col gap-3">
			{given.map((file) => (
				<label key={file.guid} className="answer-choice">
					<input type="checkbox" name={name} value={JSON.stringify(file)} defaultChecked className="tick" />
					<span className="min-w-0 grow break-words text-base font-normal">
						{file.name} <span className="text-13 text-ink-3">{size(file.size)}</span>
					</span>
				</label>
			))}
			{given.length > 0 && <p className="text-13 text-ink-2">{t("answering.file.untick")}</p>}
			{given.length < question.maxFiles && (
				<>
					<DeviceFiles
						size="lg"
						// What it has sent lies in the store now: a fresh field holds nothing that would be sent once more.
						key={given.map(({ guid }) => guid).join()}
						{...rest}
						name={`${name}.new`}
						aria-label={`${say(question.label)}: ${t("answering.file.choose")}`}
						multiple={question.maxFiles - given.length > 1}
						accept={
							question.accepts === "pictures"
								? "image/*"
								: extensionsFor(question.accepts)
										.map((extension) => `.${extension}`)
										.join(",")
						}
						onChange={hydrated ? shrink : undefined}
					/>
					<p className="text-13 text-ink-2" role={busy ? "status" : undefined}>
						{busy
							? t("answering.file.preparing")
							: t(`answering.file.${question.accepts}`, { count: question.maxFiles })}
					</p>
				</>
			)}
		</div>
	);
}

/** Photos are made as small as they may be before they are sent, which also takes out where they were taken. */
async function makeLighter(field: HTMLInputElement): Promise<void> {
	const chosen = Array.from(field.files ?? []);
	if (!chosen.some(isPhoto)) return;
	const { makeSmaller } = await import("#app/media/make-smaller");
	const lighter = await Promise.all(
		chosen.map(async (file) => {
			if (!isPhoto(file)) return file;
			try {
				const { file: made } = await makeSmaller(file, "whole", 0);
				const extension = made.type === "image/webp" ? "webp" : "jpg";
				return new File([made], file.name.replace(/\.[^.]+$/, `.${extension}`), { type: made.type });
			} catch {
				// A browser that cannot read it sends it as it is.
				return file;
			}
		}),
	);
	const list = new DataTransfer();
	for (const file of lighter) list.items.add(file);
	field.files = list.files;
}

const isPhoto = (file: File) => /^image\/(jpeg|png|webp|heic|avif)$/.test(file.type) && file.size > 500_000;
