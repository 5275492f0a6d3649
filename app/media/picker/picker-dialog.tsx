import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { Dialog } from "#app/ui/dialog";
import { Icon } from "#app/ui/icon";
import type { FileKind } from "../library/file-types";
import { PickList } from "./pick-list";
import { UploadHere } from "./upload-here";
import { type Looking, type PickedFile, pickPlaces, usePick } from "./use-pick";

export type PickerProps = {
	/** The organisation's guid, whose library it is. */
	tenant: string;
	/** Only files of this kind. */
	kind?: FileKind;
	multiple?: boolean;
	onPicked: (files: PickedFile[]) => void;
	onClose: () => void;
};

/** Chooses files of the library, or uploads some and chooses them. The page's handle names the texts `filePicker`. */
export default function PickerDialog({ tenant, kind, multiple = false, onPicked, onClose }: PickerProps) {
	const { t } = useTranslation("filePicker");
	const searchId = useId();
	const list = useRef<HTMLElement>(null);
	const [looking, setLooking] = useState<Looking>({ place: "mine", folder: "", q: "" });
	const [round, setRound] = useState(0);
	const [chosen, setChosen] = useState<PickedFile[]>([]);
	const [arrived, setArrived] = useState<string[]>([]);
	const [lacks, setLacks] = useState(false);
	const { state, found, more } = usePick(tenant, kind, looking, round);
	// What has just been uploaded is chosen as soon as the list has it.
	const fresh = found?.items.filter(({ id }) => arrived.includes(id)) ?? [];
	if (fresh.length > 0) {
		setArrived([]);
		setChosen(multiple ? [...chosen, ...fresh] : fresh.slice(-1));
	}
	const choose = (file: PickedFile) => {
		setLacks(false);
		if (!multiple) return setChosen([file]);
		const without = chosen.filter(({ id }) => id !== file.id);
		setChosen(without.length < chosen.length ? without : [...chosen, file]);
	};
	const into = (folder: string) => {
		setLooking({ ...looking, folder, q: "" });
		list.current?.focus();
	};
	const use = () => (chosen.length === 0 ? setLacks(true) : onPicked(chosen));
	return (
		<Dialog open onClose={onClose} title={t(multiple ? "titleMany" : kind === "image" ? "titleImage" : "title")}>
			<div className="flex flex-col gap-3">
				<div className="relative">
					<label htmlFor={searchId} className="sr-only">
						{t("search")}
					</label>
					<Icon name="search" className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3" />
					<input
						id={searchId}
						type="search"
						placeholder={t("search")}
						value={looking.q}
						autoComplete="off"
						onChange={(event) => setLooking({ ...looking, q: event.target.value })}
						onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
						className="field pl-9"
					/>
				</div>
				<fieldset className="flex flex-wrap gap-1.5">
					<legend className="sr-only">{t("places")}</legend>
					{pickPlaces.map((place) => (
						<button
							key={place}
							type="button"
							aria-pressed={looking.q === "" && looking.place === place}
							onClick={() => setLooking({ place, folder: "", q: "" })}
							className="chip pr-2.5 hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-sel aria-pressed:text-accent-ink"
						>
							{t(`place.${place}`)}
						</button>
					))}
				</fieldset>
				{looking.folder !== "" && (
					<nav aria-label={t("way")} className="flex flex-wrap items-center gap-1 text-13">
						<button type="button" className="link min-h-6 max-md:min-h-11" onClick={() => into("")}>
							{t(`place.${looking.place}`)}
						</button>
						{found?.crumbs.map(({ id, name }) => (
							<span key={id} className="flex min-w-0 items-center gap-1">
								<Icon name="chevron-right" className="size-3.5 text-ink-3" />
								<button
									type="button"
									className="link min-h-6 break-all max-md:min-h-11"
									aria-current={id === looking.folder || undefined}
									onClick={() => into(id)}
								>
									{name}
								</button>
							</span>
						))}
					</nav>
				)}
				<section
					ref={list}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and takes the focus when another folder opens
					tabIndex={0}
					aria-label={t("list")}
					aria-busy={state === "loading"}
					className="h-72 overflow-y-auto rounded-xl border border-line"
				>
					<PickList
						{...{ state, found, chosen, multiple }}
						isSearch={looking.q !== ""}
						onChoose={choose}
						onFolder={into}
						onMore={() => void more()}
						onAgain={() => setRound(round + 1)}
					/>
				</section>
				{found?.takes && looking.q === "" && (
					<UploadHere
						{...{ tenant, kind }}
						folder={looking.folder || (looking.place === "organisation" ? "organisation" : "")}
						onUploaded={(ids) => {
							setArrived(ids);
							setRound(round + 1);
						}}
					/>
				)}
				{lacks && (
					<p role="alert" className="text-13 text-danger-ink">
						{t("noneChosen")}
					</p>
				)}
				<div className="flex flex-wrap gap-2">
					<Button kind="primary" onClick={use}>
						{multiple && chosen.length > 0 ? t("useMany", { count: chosen.length }) : t("use")}
					</Button>
					<Button kind="quiet" onClick={onClose}>
						{t("cancel")}
					</Button>
				</div>
			</div>
		</Dialog>
	);
}
