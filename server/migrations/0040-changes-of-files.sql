-- New files in the change log: versions of documents, because their list is answered from memory until something of it changed, and
-- images of projects and clients, whose history tells of them.

create trigger record_change after insert on document_versions
  for each row execute function record_change('document_id');
create trigger record_project_change after insert or update or delete on images
  for each row execute function record_change('project_id');
create trigger record_client_change after insert or update or delete on images
  for each row execute function record_change('client_id');
