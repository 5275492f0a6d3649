import { useFetcher } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { FieldError } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";
import { type EarlierPicture, EarlierPictures } from "./earlier-pictures";
import { type Made, makeSmaller, type Shape } from "./make-smaller";
import { ChooseFiles } from "./picker/choose-files";
import type { PickedFile } from "./picker/use-pick";

export type Picked = { guid: string; alt: string; caption: string; width: number; height: number };

type PickerProps = {
	/** The page's action that stores it, and the fields that it needs besides; it answers `{ picture }`. */
	action: string;
	fields: Record<string, string>;
	onPicked: (picture: Picked) => void;
	onCancel: () => void;
	/** The words that it asks for besides; the alternative text is then required. */
	asks?: readonly ("alt" | "caption")[];
	/** The call that lists the pictures that are there already. */
	earlier?: string;
	/** The guid of the organisation whose file library one may choose from. */
	library?: string;
};
type Answer = { picture?: { guid: string; width: number; height: number } };

/** Chooses a picture, turns, cuts and compresses it, and sends it. The page's handle names the texts `media`. */
export function PicturePicker({ action, fields, onPicked, onCancel, asks = [], earlier, library }: PickerProps) {
	const { t } = useTranslation(["media", "filePicker"]);
	const fetcher = useFetcher<Answer>();
	const problem = useFormProblem(fetcher.data);
	const fileId = useId();
	const [file, setFile] = useState<File | null>(null);
	const [from, setFrom] = useState<EarlierPicture | null>(null);
	const [original, setOriginal] = useState<string | null>(null);
	const [fetching, setFetching] = useState<"no" | "yes" | "failed">("no");
	const [shape, setShape] = useState<Shape>("whole");
	const [turns, setTurns] = useState(0);
	const [words, setWords] = useState({ alt: "", caption: "" });
	const [tried, setTried] = useState(false);
	const { made, url, broken } = useMade(file, shape, turns);
	const isReported = useRef(false);
	useEffect(() => {
		const picture = fetcher.state === "idle" ? fetcher.data?.picture : undefined;
		if (!picture || isReported.current) return;
		isReported.current = true;
		onPicked({ ...picture, ...words });
	}, [fetcher.state, fetcher.data, words, onPicked]);
	const lacksAlt = asks.includes("alt") && words.alt.trim() === "";
	const send = () => {
		setTried(true);
		if (lacksAlt || !(from || (file && made))) return;
		const form = new FormData();
		for (const [name, value] of Object.entries({ ...fields, alt: words.alt })) form.set(name, value);
		if (from) form.set("from", from.guid);
		else if (file && made) {
			if (original) form.set("library", original);
			form.set("file", made.file, file.name);
			form.set("thumbnail", made.thumbnail, "thumbnail");
			if (made.middle) form.set("middle", made.middle, "middle");
			form.set("width", String(made.width));
			form.set("height", String(made.height));
		}
		isReported.current = false;
		fetcher.submit(form, { method: "post", encType: "multipart/form-data", action });
	};
	const fetchPicked = async (picked: PickedFile) => {
		setFetching("yes");
		try {
			const answer = await fetch(picked.file_url);
			if (!answer.ok) throw new Error(String(answer.status));
			setFrom(null);
			setFile(new File([await answer.blob()], picked.file_name, { type: picked.type }));
			setOriginal(picked.id);
			setFetching("no");
		} catch {
			setFetching("failed");
		}
	};
	const wrong = broken
		? t("errors.pictureKind")
		: (problem.summary[0]?.text ?? (tried && !file && !from ? t("picker.needed") : null));
	return (
		<div className="flex flex-col gap-3">
			<div key={from?.guid}>
				<label htmlFor={fileId} className="label mb-1.5">
					{t("picker.choose")}
				</label>
				<FieldError id={`${fileId}-error`}>{wrong}</FieldError>
				<FileInput
					id={fileId}
					accept="image/png,image/jpeg,image/webp,image/gif"
					aria-describedby={wrong ? `${fileId}-error` : undefined}
					onChange={(event) => {
						setFrom(null);
						setOriginal(null);
						setFile(event.target.files?.[0] ?? null);
					}}
				/>
			</div>
			{library && (
				<div className="flex flex-wrap items-center gap-2">
					<ChooseFiles
						tenant={library}
						kind="image"
						label={t("filePicker:open")}
						onPicked={([picked]) => picked && void fetchPicked(picked)}
					/>
					<p role="status" className="text-13 text-ink-3 empty:hidden">
						{fetching === "yes" && t("filePicker:taking")}
						{fetching === "failed" && <span className="text-danger-ink">{t("filePicker:notTaken")}</span>}
					</p>
				</div>
			)}
			{earlier && (
				<EarlierPictures
					address={earlier}
					chosen={from?.guid}
					onChosen={(picture) => {
						setFile(null);
						setOriginal(null);
						setFrom(picture);
					}}
				/>
			)}
			{url && (
				<>
					<img src={url} alt={t("picker.preview")} className="max-h-60 self-start rounded-xl border border-line" />
					<div className="flex flex-wrap items-end gap-2">
						<SelectField
							name=""
							label={t("picker.crop")}
							value={shape}
							onChange={(event) => setShape(event.target.value as Shape)}
							options={(["whole", "wide", "square"] as const).map((value) => ({ value, label: t(`picker.${value}`) }))}
						/>
						<Button icon="rotate-cw" onClick={() => setTurns((turns + 1) % 4)}>
							{t("picker.turn")}
						</Button>
					</div>
				</>
			)}
			{(url || from) && (
				<>
					{asks.includes("alt") && (
						<TextField
							name=""
							label={t("picker.alt")}
							help={t("picker.altHelp")}
							error={tried && lacksAlt ? t("picker.needed") : null}
							value={words.alt}
							onChange={(event) => setWords({ ...words, alt: event.target.value })}
						/>
					)}
					{asks.includes("caption") && (
						<TextField
							name=""
							label={t("picker.caption")}
							optional
							value={words.caption}
							onChange={(event) => setWords({ ...words, caption: event.target.value })}
						/>
					)}
				</>
			)}
			<div className="flex flex-wrap gap-2">
				<Button size="sm" busy={fetcher.state !== "idle"} onClick={send}>
					{t("picker.upload")}
				</Button>
				<Button size="sm" kind="quiet" onClick={onCancel}>
					{t("picker.cancel")}
				</Button>
			</div>
		</div>
	);
}

/** The picture as it will be sent, with an address to show it by. */
function useMade(file: File | null, shape: Shape, turns: number) {
	const [state, setState] = useState<{ made: Made; url: string } | null>(null);
	const [broken, setBroken] = useState(false);
	useEffect(() => {
		setBroken(false);
		setState(null);
		if (!file) return;
		let url: string | undefined;
		let isOld = false;
		makeSmaller(file, shape, turns).then(
			(made) => {
				if (isOld) return;
				url = URL.createObjectURL(made.file);
				setState({ made, url });
			},
			() => isOld || setBroken(true),
		);
		return () => {
			isOld = true;
			if (url) URL.revokeObjectURL(url);
		};
	}, [file, shape, turns]);
	return { made: state?.made ?? null, url: state?.url ?? null, broken };
}
