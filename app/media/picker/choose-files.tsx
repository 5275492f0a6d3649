import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { useHydrated } from "#app/ui/use-hydrated";
import type { PickerProps } from "./picker-dialog";

const PickerDialog = lazy(() => import("./picker-dialog"));

/** The picker by itself, for what opens it otherwise than by a button of its own. Fetched when it is needed. */
export function FilePicker(props: PickerProps) {
	return (
		<Suspense fallback={null}>
			<PickerDialog {...props} />
		</Suspense>
	);
}

type ChooseFilesProps = Omit<PickerProps, "onClose"> & { label?: string };

/** A button that opens the file library to choose from. Without JavaScript it is not there: one uploads instead. */
export function ChooseFiles({ label, onPicked, ...picker }: ChooseFilesProps) {
	const { t } = useTranslation("filePicker");
	const [isOpen, setOpen] = useState(false);
	if (!useHydrated()) return null;
	return (
		<>
			<Button size="sm" icon="folder" onClick={() => setOpen(true)}>
				{label ?? t("open")}
			</Button>
			{isOpen && (
				<FilePicker
					{...picker}
					onClose={() => setOpen(false)}
					onPicked={(files) => {
						setOpen(false);
						onPicked(files);
					}}
				/>
			)}
		</>
	);
}
