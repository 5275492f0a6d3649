import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import type { FileKind } from "../library/file-types";
import { call } from "../upload/call";
import { insisting, isCutOff } from "../upload/insisting";
import { inSlot } from "../upload/slots";
import { smallOf } from "../upload/thumbnail";

type UploadHereProps = {
	tenant: string;
	folder: string;
	kind: FileKind | undefined;
	onUploaded: (ids: string[]) => void;
};

/** Uploads files into the folder that the picker shows, one after the other; each can then be chosen like any other. They wait for a place among all that is uploaded. */
export function UploadHere({ tenant, folder, kind, onUploaded }: UploadHereProps) {
	const { t } = useTranslation("filePicker");
	const field = useRef<HTMLInputElement>(null);
	const [state, setState] = useState<{ name: string; percent: number } | null>(null);
	const [wrong, setWrong] = useState<string[]>([]);
	const send = async (files: readonly File[]) => {
		const ids: string[] = [];
		const refused: string[] = [];
		for (const file of files) {
			const tell = (bytes: number) => {
				const percent = Math.min(99, Math.round((100 * bytes) / Math.max(1, file.size)));
				setState({ name: file.name, percent });
			};
			tell(0);
			const answer = await upload(file, { tenant, folder, tell }).catch(() => null);
			if (answer?.status === 201 && typeof answer.body.id === "string") ids.push(answer.body.id);
			else refused.push(`${file.name}: ${reasonOf(answer?.body, t("uploadFailed"))}`);
		}
		setState(null);
		setWrong(refused);
		if (field.current) field.current.value = "";
		if (ids.length > 0) onUploaded(ids);
	};
	return (
		<div className="flex flex-col items-start gap-1.5">
			<input
				ref={field}
				type="file"
				multiple
				hidden
				data-pick-upload=""
				accept={kind === "image" ? "image/*" : undefined}
				onChange={(event) => void send([...(event.target.files ?? [])])}
			/>
			<Button icon="upload" size="sm" busy={state !== null} onClick={() => field.current?.click()}>
				{t("upload")}
			</Button>
			<p role="status" className="text-13 text-ink-3 empty:hidden">
				{state && t("uploading", state)}
			</p>
			{wrong.length > 0 && (
				<ul role="alert" className="text-13 text-danger-ink">
					{wrong.map((line) => (
						<li key={line} className="break-all">
							{line}
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

type Into = { tenant: string; folder: string; tell: (bytes: number) => void };

async function upload(file: File, { tenant, folder, tell }: Into) {
	const small = await smallOf(file);
	const form = new FormData();
	form.append("folder", folder);
	form.append("on_conflict", "keep_both");
	// What arrived though its answer was lost is one file.
	form.append("upload_key", crypto.randomUUID());
	form.append("last_modified", String(file.lastModified));
	if (small) {
		form.append("width", String(small.width));
		form.append("height", String(small.height));
		form.append("thumbnail", small.thumbnail, "thumbnail");
		if (small.middle) form.append("middle", small.middle, "middle");
	}
	form.append("File", file);
	const address = `/api/media?tenant_guid=${tenant}`;
	return inSlot(() => insisting(() => call({ method: "POST", address, body: form, onSent: tell }), isCutOff));
}

/** The server's own sentence, where it gave one. */
function reasonOf(body: Record<string, unknown> | undefined, otherwise: string): string {
	const errors = Object.values((body?.errors as Record<string, string[]> | undefined) ?? {}).flat();
	return errors[0] ?? (typeof body?.detail === "string" ? body.detail : otherwise);
}
