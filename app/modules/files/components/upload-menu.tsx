import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fromField, type Offered } from "#app/media/upload/pick-files";
import { useSize } from "#app/media/use-size";
import { Button, SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FileInput } from "#app/ui/file-input";
import { Icon } from "#app/ui/icon";
import { useHydrated } from "#app/ui/use-hydrated";

type UploadMenuProps = {
	rules: { extensions: readonly string[]; maxSize: number; isPrivateByDefault: boolean };
	/** Bytes that still fit. */
	left: number;
	folder: string;
	/** The organisation's own tree has no private files by default. */
	isTeam: boolean;
	onFiles: (files: readonly Offered[], isPrivate: boolean) => void;
};

/** What may be uploaded, said before anything is chosen; then files, or a whole folder. */
export function UploadMenu({ rules, left, folder, isTeam, onFiles }: UploadMenuProps) {
	const { t } = useTranslation("files");
	const size = useSize();
	const hydrated = useHydrated();
	const details = useRef<HTMLDetailsElement>(null);
	const files = useRef<HTMLInputElement>(null);
	const whole = useRef<HTMLInputElement>(null);
	const [isPrivate, setPrivate] = useState(rules.isPrivateByDefault && !isTeam);
	const take = (input: HTMLInputElement) => {
		onFiles(fromField(input.files), isPrivate);
		input.value = "";
		if (details.current) details.current.open = false;
	};
	const box = (
		<Checkbox
			name="isPrivate"
			label={t("upload.private")}
			help={t("upload.privateHelp")}
			checked={isPrivate}
			onChange={(event) => setPrivate(event.target.checked)}
		/>
	);
	return (
		<details ref={details} className="menu relative">
			<summary className="btn btn-primary" data-upload="">
				<Icon name="upload" />
				<span>{t("upload.title")}</span>
			</summary>
			<div className="menu-list absolute top-full right-0 mt-1 w-84 max-w-[calc(100vw-2rem)] p-4! max-sm:right-auto max-sm:left-0">
				<form method="post" encType="multipart/form-data" className="flex flex-col gap-3">
					<div className="text-13 text-ink-2">
						<p>{t("upload.limits", { size: size(rules.maxSize), left: size(left) })}</p>
						<details className="mt-1">
							<summary className="link inline-block">{t("upload.types", { count: rules.extensions.length })}</summary>
							<p className="mt-1 max-h-28 overflow-y-auto">{rules.extensions.join(", ")}</p>
						</details>
					</div>
					{box}
					{hydrated ? (
						<div className="flex flex-wrap gap-2">
							<Button icon="file" onClick={() => files.current?.click()}>
								{t("upload.files")}
							</Button>
							<Button icon="folder" onClick={() => whole.current?.click()}>
								{t("upload.folder")}
							</Button>
						</div>
					) : (
						<>
							<input type="hidden" name="folder" value={folder} />
							<label htmlFor="upload-file" className="label">
								{t("upload.file")}
							</label>
							<p className="-mt-2 text-13 text-ink-3">{t("upload.plainHelp")}</p>
							<FileInput id="upload-file" name="file" required />
							<SubmitButton intent="upload">{t("upload.title")}</SubmitButton>
						</>
					)}
				</form>
				{hydrated && (
					<>
						<input
							ref={files}
							type="file"
							multiple
							hidden
							data-upload-files=""
							aria-label={t("upload.files")}
							onChange={(event) => take(event.currentTarget)}
						/>
						<input
							ref={whole}
							type="file"
							multiple
							hidden
							{...{ webkitdirectory: "" }}
							aria-label={t("upload.folder")}
							onChange={(event) => take(event.currentTarget)}
						/>
					</>
				)}
			</div>
		</details>
	);
}
