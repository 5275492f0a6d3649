import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { fromField } from "../pick-files";
import { uploads } from "../uploader";

/** What a closed page has left: how many did not arrive, and the way to give them again. */
export function PickAgain({ count, hasFolders }: { count: number; hasFolders: boolean }) {
	const { t } = useTranslation("filesUpload");
	const field = useRef<HTMLInputElement>(null);
	const folder = useRef<HTMLInputElement>(null);
	const [strangers, setStrangers] = useState(0);
	const take = (input: HTMLInputElement) => {
		setStrangers(uploads.supply(fromField(input.files)));
		input.value = "";
	};
	return (
		<div className="border-t border-line bg-warning-soft p-4 text-13">
			<p className="text-ink">{t("again.text", { count })}</p>
			<div className="mt-3 flex flex-wrap gap-2">
				<Button size="sm" icon="upload" onClick={() => field.current?.click()}>
					{t("again.pick", { count })}
				</Button>
				{hasFolders && (
					<Button size="sm" icon="folder" onClick={() => folder.current?.click()}>
						{t("again.folder")}
					</Button>
				)}
			</div>
			<input
				ref={field}
				type="file"
				multiple
				hidden
				data-pick-again=""
				aria-label={t("again.pick", { count })}
				onChange={(event) => take(event.currentTarget)}
			/>
			<input
				ref={folder}
				type="file"
				multiple
				hidden
				{...{ webkitdirectory: "" }}
				aria-label={t("again.folder")}
				onChange={(event) => take(event.currentTarget)}
			/>
			{strangers > 0 && (
				<p role="status" className="mt-2 text-xs text-ink-2">
					{t("again.strangers", { count: strangers })}
				</p>
			)}
		</div>
	);
}
