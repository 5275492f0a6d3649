import { useTranslation } from "react-i18next";

type Given = { words: string; file: { name: string; type: string } | null };

/** What somebody has answered: their words, and their file or recording. */
export function AnswerView({ answer: { words, file }, address }: { answer: Given; address: string }) {
	const { t } = useTranslation("taskLibrary");
	return (
		<>
			{words && <p className="mt-2 break-words whitespace-pre-line">{words}</p>}
			{file?.type.startsWith("audio/") && (
				<audio
					{...{ controls: true, preload: "none", src: address }}
					aria-label={t("task.recording")}
					className="mt-3 w-full"
				/>
			)}
			{file && (
				<a href={address} download className="link mt-2 inline-flex min-h-8 items-center break-all max-md:min-h-11">
					{file.name}
				</a>
			)}
		</>
	);
}
