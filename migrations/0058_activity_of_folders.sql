-- What happens to a file is noted with the folder that it lies in; of what is noted already it is the one of today.
UPDATE `media_events` SET `folder_id` = (
	SELECT nullif(f.folder_id, '') FROM files f WHERE f.tenant_id = media_events.tenant_id AND f.id = media_events.file_id
) WHERE `file_id` IS NOT NULL AND `folder_id` IS NULL;
