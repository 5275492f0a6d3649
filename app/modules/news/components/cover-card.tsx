import { Form, useRevalidator } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Picked, PicturePicker } from "#app/media/picture-picker";
import { Button, SubmitButton } from "#app/ui/button";
import { FileInput } from "#app/ui/file-input";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import { useHydrated } from "#app/ui/use-hydrated";
import { pictures } from "../paths";
import { Cover } from "./cover";

type Props = {
	article: { id: string; cover: { guid: string; x: number; y: number } | null | "" };
	tenant: string;
	tenantGuid: string;
	here: string;
	answer: unknown;
	/** Keeps with the text what a chosen picture shows, and goes on once it is kept. */
	keepAlt: (alt: string, goOn: () => void) => void;
};

/** The cover of an item: chosen, cut, and the point of it that stays in sight. */
export function CoverCard({ article, tenant, tenantGuid, here, answer, keepAlt }: Props) {
	const { t } = useTranslation("news");
	const [picks, setPicks] = useState(false);
	const { revalidate } = useRevalidator();
	const hydrated = useHydrated();
	const problem = useFormProblem(answer, { intent: "cover" });
	const { id, cover } = article;
	const picked = ({ alt }: Picked) => {
		setPicks(false);
		keepAlt(alt, revalidate);
	};
	return (
		<section className="card flex flex-col gap-3 p-4">
			<h2 className="text-base font-semibold">{t("cover.title")}</h2>
			{cover && <FocusForm key={`${cover.guid}${cover.x}${cover.y}`} id={id} cover={cover} />}
			{!hydrated && (
				<Form method="post" encType="multipart/form-data" className="flex flex-col items-start gap-3">
					<input type="hidden" name="id" value={id} />
					<label htmlFor="cover-file" className="label">
						{t("cover.file")}
					</label>
					<FileInput id="cover-file" name="file" accept="image/*" />
					<FormErrors errors={problem.summary} />
					<SubmitButton intent="cover" kind="secondary">
						{t("cover.upload")}
					</SubmitButton>
				</Form>
			)}
			{hydrated && picks && (
				<PicturePicker
					action={here}
					fields={{ intent: "picture", id, use: "cover" }}
					earlier={pictures(tenant)}
					library={tenantGuid}
					asks={["alt"]}
					onPicked={picked}
					onCancel={() => setPicks(false)}
				/>
			)}
			<div className="flex flex-wrap gap-2">
				{hydrated && !picks && (
					<Button icon="image-plus" onClick={() => setPicks(true)}>
						{t(cover ? "cover.change" : "cover.choose")}
					</Button>
				)}
				{cover && (
					<Form method="post" preventScrollReset>
						<input type="hidden" name="id" value={id} />
						<SubmitButton intent="dropCover" kind="quiet">
							{t("cover.remove")}
						</SubmitButton>
					</Form>
				)}
			</div>
		</section>
	);
}

/** Where a picture was pressed, in per cent of it; none by a key, which presses at no place. */
function pressedAt({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
	if (detail === 0) return null;
	const { left, top, width, height } = currentTarget.getBoundingClientRect();
	const percent = (part: number) => Math.max(0, Math.min(100, Math.round(part * 100)));
	return { x: percent((clientX - left) / width), y: percent((clientY - top) / height) };
}

function FocusForm({ id, cover }: { id: string; cover: { guid: string; x: number; y: number } }) {
	const { t } = useTranslation("news");
	const [point, setPoint] = useState({ x: cover.x, y: cover.y });
	return (
		<Form method="post" preventScrollReset className="flex flex-col gap-3">
			<input type="hidden" name="id" value={id} />
			<button
				type="button"
				aria-label={t("cover.press")}
				className="cursor-crosshair"
				onClick={(event) => setPoint(pressedAt(event) ?? point)}
			>
				<Cover cover={{ ...cover, ...point }} className="aspect-video w-full rounded-lg" eager />
			</button>
			<p className="text-13 text-ink-3">{t("cover.pressHelp")}</p>
			<details>
				<summary className="link w-fit text-13">{t("cover.focus")}</summary>
				<div className="mt-2 flex gap-3">
					{(["x", "y"] as const).map((axis) => (
						<TextField
							key={axis}
							name={axis === "x" ? "focalX" : "focalY"}
							type="number"
							min={0}
							max={100}
							label={t(`cover.${axis}`)}
							value={point[axis]}
							onChange={(event) => setPoint({ ...point, [axis]: Number(event.target.value) })}
							className="min-w-0 flex-1"
						/>
					))}
				</div>
			</details>
			<SubmitButton intent="focus" kind="secondary" size="sm">
				{t("cover.saveFocus")}
			</SubmitButton>
		</Form>
	);
}
