import { Field } from "#app/ui/field";

type FilesFieldProps = { label: string; help?: string; error?: string };

/** Several files from the device; sent as `files`. The form must be `multipart/form-data`. */
export function FilesField(props: FilesFieldProps) {
	return (
		<Field {...props} id="files">
			{(ties) => (
				<input
					{...ties}
					type="file"
					name="files"
					multiple
					className="field h-auto py-1.5 file:mr-3 file:rounded-md file:border-0 file:bg-hover file:px-2 file:py-1 file:text-13 file:text-ink"
				/>
			)}
		</Field>
	);
}
