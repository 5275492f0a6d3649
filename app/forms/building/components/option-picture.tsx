import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FilePicker } from "#app/media/picker/choose-files";
import { IconButton } from "#app/ui/button";
import { useBuilding } from "./build-context";
import { usePicture } from "./use-picture";

type OptionPictureProps = {
	/** The option's words, for screen readers. */
	name: string;
	picture: string | undefined;
	onChange: (picture: string | undefined) => void;
};

/** The picture of an option: a press chooses one of the library, or takes away the one that is there. */
export function OptionPicture({ name, picture, onChange }: OptionPictureProps) {
	const { t } = useTranslation("formBuild");
	const { tenantGuid, tell } = useBuilding();
	const [isOpen, setOpen] = useState(false);
	const { take, error } = usePicture(onChange);
	const away = t("options.dropPicture", { name });
	return (
		<>
			{picture ? (
				<button
					type="button"
					aria-label={away}
					title={away}
					onClick={() => {
						onChange(undefined);
						tell(t("options.pictureGone", { name }));
					}}
					className="size-9 shrink-0 overflow-hidden rounded-lg border border-line"
				>
					<img src={`/api/media/${encodeURIComponent(picture)}?size=small`} alt="" className="size-full object-cover" />
				</button>
			) : (
				<IconButton
					size="sm"
					icon="image-plus"
					label={t("options.addPicture", { name })}
					onClick={() => setOpen(true)}
				/>
			)}
			{error && (
				<span role="alert" className="text-13 text-danger-ink">
					{error}
				</span>
			)}
			{isOpen && (
				<FilePicker
					tenant={tenantGuid}
					kind="image"
					onClose={() => setOpen(false)}
					onPicked={([file]) => {
						setOpen(false);
						if (file) take(file.id);
					}}
				/>
			)}
		</>
	);
}
